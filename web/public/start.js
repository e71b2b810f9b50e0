// A page that does not start says so. Stands apart from the page itself, which may be what is missing, and is written for any browser.
(function () {
  'use strict';
  var app = document.getElementById('app');
  var box = document.getElementById('start');
  var why = document.getElementById('start-why');
  var WAIT = 20000;

  function started() {
    return !app || app.childElementCount > 0;
  }
  function show(reason) {
    if (started() || !box || !why) return;
    why.textContent = reason;
    box.className = 'start-failed';
    box.setAttribute('role', 'alert');
  }
  window.addEventListener(
    'error',
    function (e) {
      var file = e.target && e.target !== window ? e.target.src || e.target.href : '';
      if (file) show('A file of the page could not be loaded: ' + file.split('/').pop());
      else show(e.message || 'There is an error in the page.');
    },
    true,
  );
  window.addEventListener('unhandledrejection', function (e) {
    show(String((e.reason && e.reason.message) || e.reason));
  });
  if (!('noModule' in document.createElement('script'))) show('This browser is too old for it.');
  setTimeout(function () {
    show('It is taking unusually long; the connection may be slow or broken.');
  }, WAIT);
  var again = document.getElementById('start-again');
  if (again)
    again.addEventListener('click', function () {
      location.reload();
    });
})();
