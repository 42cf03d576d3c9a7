// Made from schemas/order/order.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_mark = validate0;
const pattern0 = new RegExp("^\\S+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.remark === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remark"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "remark")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.remark !== undefined){
let data0 = data.remark;
if(typeof data0 === "string"){
if(func0(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const action_send = validate1;
const pattern1 = new RegExp("^(?:1[3-9]\\d{9}|(?:\\d{3,4}-)?\\d{7,8}|400-\\d{4}-\\d{3})$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deliveryType === undefined) && (missing0 = "deliveryType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.deliveryType !== undefined){
if("express" !== data.deliveryType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expressCode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expressCode"}});
errors++;
}
if(data.expressCode !== undefined){
let data1 = data.expressCode;
if(typeof data1 === "string"){
if(func0(data1) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/expressCode",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/expressCode",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expressCode",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.deliveryType === undefined) && (missing1 = "deliveryType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.deliveryType !== undefined){
if("express" !== data.deliveryType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expressNumber === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expressNumber"}});
errors++;
}
if(data.expressNumber !== undefined){
let data3 = data.expressNumber;
if(typeof data3 === "string"){
if(func0(data3) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/expressNumber",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/expressNumber",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expressNumber",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs16 = errors;
let valid7 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.deliveryType === undefined) && (missing2 = "deliveryType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.deliveryType !== undefined){
if("merchant" !== data.deliveryType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveryCarrier === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deliveryCarrier"}});
errors++;
}
if(data.deliveryCarrier !== undefined){
let data5 = data.deliveryCarrier;
if(typeof data5 === "string"){
if(func0(data5) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryCarrier",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryCarrier",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deliveryCarrier",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid2 = _errs19 === errors;
valid7 = _valid2;
}
if(!valid7){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs23 = errors;
let valid10 = true;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.deliveryType === undefined) && (missing3 = "deliveryType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.deliveryType !== undefined){
if("merchant" !== data.deliveryType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid3 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.carrierPhone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "carrierPhone"}});
errors++;
}
if(data.carrierPhone !== undefined){
let data7 = data.carrierPhone;
if(typeof data7 === "string"){
if(func0(data7) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid3 = _errs26 === errors;
valid10 = _valid3;
}
if(!valid10){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs30 = errors;
let valid13 = true;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.isSplit === undefined) && (missing4 = "isSplit")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.isSplit !== undefined){
if(true !== data.isSplit){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid4 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.detailList === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "detailList"}});
errors++;
}
if(data.detailList !== undefined){
let data9 = data.detailList;
if(Array.isArray(data9)){
if(data9.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/detailList",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data9.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/detailList",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.orderDetailId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i0,keyword:"required",params:{missingProperty: "orderDetailId"}});
errors++;
}
if(data10.num === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i0,keyword:"required",params:{missingProperty: "num"}});
errors++;
}
for(const key0 in data10){
if(!((key0 === "orderDetailId") || (key0 === "num"))){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data10.orderDetailId !== undefined){
let data11 = data10.orderDetailId;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i0+"/orderDetailId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i0+"/orderDetailId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i0+"/orderDetailId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data10.num !== undefined){
let data12 = data10.num;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i0+"/num",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9999 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i0+"/num",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i0+"/num",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/detailList",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
var _valid4 = _errs33 === errors;
valid13 = _valid4;
}
if(!valid13){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveryType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deliveryType"}});
errors++;
}
if(data.isSplit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isSplit"}});
errors++;
}
for(const key1 in data){
if(!((((((((key1 === "deliveryType") || (key1 === "expressCode")) || (key1 === "expressNumber")) || (key1 === "deliveryCarrier")) || (key1 === "carrierPhone")) || (key1 === "deliveryMark")) || (key1 === "isSplit")) || (key1 === "detailList"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data.deliveryType !== undefined){
let data13 = data.deliveryType;
if(!(((data13 === "express") || (data13 === "merchant")) || (data13 === "noNeed"))){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryType",keyword:"enum",params:{}});
errors++;
}
}
if(data.expressCode !== undefined){
let data14 = data.expressCode;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expressCode",keyword:"type",params:{}});
errors++;
}
if(typeof data14 === "string"){
if(func0(data14) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/expressCode",keyword:"maxLength",params:{limit: 30}});
errors++;
}
}
}
if(data.expressNumber !== undefined){
let data15 = data.expressNumber;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expressNumber",keyword:"type",params:{}});
errors++;
}
if(typeof data15 === "string"){
if(func0(data15) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/expressNumber",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data.deliveryCarrier !== undefined){
let data16 = data.deliveryCarrier;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryCarrier",keyword:"type",params:{}});
errors++;
}
if(typeof data16 === "string"){
if(func0(data16) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryCarrier",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.carrierPhone !== undefined){
let data17 = data.carrierPhone;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"type",params:{}});
errors++;
}
const _errs53 = errors;
let valid20 = true;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data17 === "string"){
if(func0(data17) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid5 = _errs54 === errors;
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs56 = errors;
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"pattern",params:{}});
errors++;
}
}
var _valid5 = _errs56 === errors;
valid20 = _valid5;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data17 === "string"){
if(func0(data17) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
}
}
if(data.deliveryMark !== undefined){
let data18 = data.deliveryMark;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryMark",keyword:"type",params:{}});
errors++;
}
if(typeof data18 === "string"){
if(func0(data18) > 250){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryMark",keyword:"maxLength",params:{limit: 250}});
errors++;
}
}
}
if(data.isSplit !== undefined){
if(typeof data.isSplit !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isSplit",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.detailList !== undefined){
let data20 = data.detailList;
if(Array.isArray(data20)){
if(data20.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/detailList",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.orderDetailId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i1,keyword:"required",params:{missingProperty: "orderDetailId"}});
errors++;
}
if(data21.num === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i1,keyword:"required",params:{missingProperty: "num"}});
errors++;
}
for(const key2 in data21){
if(!((key2 === "orderDetailId") || (key2 === "num"))){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data21.orderDetailId !== undefined){
let data22 = data21.orderDetailId;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i1+"/orderDetailId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i1+"/orderDetailId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data22 < 1 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i1+"/orderDetailId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data21.num !== undefined){
let data23 = data21.num;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i1+"/num",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data23 == "number"){
if(data23 > 9999 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i1+"/num",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data23 < 1 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i1+"/num",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/detailList/" + i1,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/detailList",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const action_updateInvoice = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveryType !== undefined){
let data0 = data.deliveryType;
const _errs6 = errors;
const _errs7 = errors;
if(!((data0 === "merchant") || (data0 === "noNeed"))){
(vErrors ??= []).push({});
errors++;
}
var valid4 = _errs7 === errors;
if(valid4){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
var valid2 = _errs4 === errors;
if(valid2){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deliveryType === undefined) && (missing0 = "deliveryType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.deliveryType !== undefined){
if("express" !== data.deliveryType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var valid2 = _errs8 === errors;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expressCode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expressCode"}});
errors++;
}
if(data.expressCode !== undefined){
let data2 = data.expressCode;
if(typeof data2 === "string"){
if(func0(data2) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/expressCode",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/expressCode",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expressCode",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs14 = errors;
let valid7 = true;
const _errs15 = errors;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveryType !== undefined){
let data3 = data.deliveryType;
const _errs18 = errors;
const _errs19 = errors;
if(!((data3 === "merchant") || (data3 === "noNeed"))){
(vErrors ??= []).push({});
errors++;
}
var valid10 = _errs19 === errors;
if(valid10){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
var valid8 = _errs16 === errors;
if(valid8){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.deliveryType === undefined) && (missing1 = "deliveryType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.deliveryType !== undefined){
if("express" !== data.deliveryType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var valid8 = _errs20 === errors;
}
var _valid1 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expressNumber === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expressNumber"}});
errors++;
}
if(data.expressNumber !== undefined){
let data5 = data.expressNumber;
if(typeof data5 === "string"){
if(func0(data5) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/expressNumber",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/expressNumber",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expressNumber",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid1 = _errs22 === errors;
valid7 = _valid1;
}
if(!valid7){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs26 = errors;
let valid13 = true;
const _errs27 = errors;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveryType !== undefined){
let data6 = data.deliveryType;
const _errs30 = errors;
const _errs31 = errors;
if(!((data6 === "express") || (data6 === "noNeed"))){
(vErrors ??= []).push({});
errors++;
}
var valid16 = _errs31 === errors;
if(valid16){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
}
var valid14 = _errs28 === errors;
if(valid14){
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.deliveryType === undefined) && (missing2 = "deliveryType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.deliveryType !== undefined){
if("merchant" !== data.deliveryType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var valid14 = _errs32 === errors;
}
var _valid2 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveryCarrier === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deliveryCarrier"}});
errors++;
}
if(data.deliveryCarrier !== undefined){
let data8 = data.deliveryCarrier;
if(typeof data8 === "string"){
if(func0(data8) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryCarrier",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryCarrier",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deliveryCarrier",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid2 = _errs34 === errors;
valid13 = _valid2;
}
if(!valid13){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs38 = errors;
let valid19 = true;
const _errs39 = errors;
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveryType !== undefined){
let data9 = data.deliveryType;
const _errs42 = errors;
const _errs43 = errors;
if(!((data9 === "express") || (data9 === "noNeed"))){
(vErrors ??= []).push({});
errors++;
}
var valid22 = _errs43 === errors;
if(valid22){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
}
var valid20 = _errs40 === errors;
if(valid20){
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.deliveryType === undefined) && (missing3 = "deliveryType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.deliveryType !== undefined){
if("merchant" !== data.deliveryType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var valid20 = _errs44 === errors;
}
var _valid3 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.carrierPhone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "carrierPhone"}});
errors++;
}
if(data.carrierPhone !== undefined){
let data11 = data.carrierPhone;
if(typeof data11 === "string"){
if(func0(data11) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid3 = _errs46 === errors;
valid19 = _valid3;
}
if(!valid19){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "deliveryType")) || (key0 === "expressCode")) || (key0 === "expressNumber")) || (key0 === "deliveryCarrier")) || (key0 === "carrierPhone")) || (key0 === "deliveryMark"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.id !== undefined){
let data12 = data.id;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9007199254740991 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.deliveryType !== undefined){
let data13 = data.deliveryType;
if(!((((data13 === "express") || (data13 === "merchant")) || (data13 === "noNeed")) || (data13 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryType",keyword:"enum",params:{}});
errors++;
}
}
if(data.expressCode !== undefined){
let data14 = data.expressCode;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expressCode",keyword:"type",params:{}});
errors++;
}
if(typeof data14 === "string"){
if(func0(data14) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/expressCode",keyword:"maxLength",params:{limit: 30}});
errors++;
}
}
}
if(data.expressNumber !== undefined){
let data15 = data.expressNumber;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expressNumber",keyword:"type",params:{}});
errors++;
}
if(typeof data15 === "string"){
if(func0(data15) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/expressNumber",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data.deliveryCarrier !== undefined){
let data16 = data.deliveryCarrier;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryCarrier",keyword:"type",params:{}});
errors++;
}
if(typeof data16 === "string"){
if(func0(data16) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryCarrier",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.carrierPhone !== undefined){
let data17 = data.carrierPhone;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"type",params:{}});
errors++;
}
const _errs61 = errors;
let valid26 = true;
const _errs62 = errors;
if(errors === _errs62){
if(typeof data17 === "string"){
if(func0(data17) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid4 = _errs62 === errors;
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs64 = errors;
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"pattern",params:{}});
errors++;
}
}
var _valid4 = _errs64 === errors;
valid26 = _valid4;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data17 === "string"){
if(func0(data17) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/carrierPhone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
}
}
if(data.deliveryMark !== undefined){
let data18 = data.deliveryMark;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryMark",keyword:"type",params:{}});
errors++;
}
if(typeof data18 === "string"){
if(func0(data18) > 250){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryMark",keyword:"maxLength",params:{limit: 250}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const action_place = validate3;
const schema3 = {"properties":{"orderNo":{},"platOrderNo":{},"uid":{},"type":{},"secondType":{},"groupActivityId":{},"groupBuyingId":{},"items":{"items":{"properties":{"attrValueId":{},"payNum":{}}}},"shippingType":{},"payPostage":{},"couponId":{},"platCouponId":{},"useIntegral":{},"realName":{},"userPhone":{},"userAddress":{},"userRemark":{}}};
const func36 = Object.prototype.hasOwnProperty;
const pattern6 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.type !== undefined){
if(2 !== data.type){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.groupActivityId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "groupActivityId"}});
errors++;
}
if(data.groupActivityId !== undefined){
let data1 = data.groupActivityId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/groupActivityId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/groupActivityId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/groupActivityId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.shippingType === undefined) && (missing1 = "shippingType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.shippingType !== undefined){
if(1 !== data.shippingType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.realName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "realName"}});
errors++;
}
if(data.realName !== undefined){
let data3 = data.realName;
if(typeof data3 === "string"){
if(func0(data3) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
}
if(!valid4){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs16 = errors;
let valid7 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.shippingType === undefined) && (missing2 = "shippingType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.shippingType !== undefined){
if(1 !== data.shippingType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userPhone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "userPhone"}});
errors++;
}
if(data.userPhone !== undefined){
let data5 = data.userPhone;
if(typeof data5 === "string"){
if(func0(data5) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/userPhone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/userPhone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/userPhone",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/userPhone",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid2 = _errs19 === errors;
valid7 = _valid2;
}
if(!valid7){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs23 = errors;
let valid10 = true;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.shippingType === undefined) && (missing3 = "shippingType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.shippingType !== undefined){
if(1 !== data.shippingType){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid3 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userAddress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "userAddress"}});
errors++;
}
if(data.userAddress !== undefined){
let data7 = data.userAddress;
if(typeof data7 === "string"){
if(func0(data7) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/userAddress",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/userAddress",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/userAddress",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid3 = _errs26 === errors;
valid10 = _valid3;
}
if(!valid10){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "orderNo"}});
errors++;
}
if(data.uid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uid"}});
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "items"}});
errors++;
}
if(data.shippingType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shippingType"}});
errors++;
}
for(const key0 in data){
if(!(func36.call(schema3.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.orderNo !== undefined){
let data8 = data.orderNo;
if(typeof data8 === "string"){
if(func0(data8) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.platOrderNo !== undefined){
let data9 = data.platOrderNo;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/platOrderNo",keyword:"type",params:{}});
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/platOrderNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.uid !== undefined){
let data10 = data.uid;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.type !== undefined){
let data11 = data.type;
if(!((((data11 === 0) || (data11 === 1)) || (data11 === 2)) || (data11 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.secondType !== undefined){
let data12 = data.secondType;
if(!(((((((data12 === 0) || (data12 === 1)) || (data12 === 2)) || (data12 === 4)) || (data12 === 5)) || (data12 === 6)) || (data12 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/secondType",keyword:"enum",params:{}});
errors++;
}
}
if(data.groupActivityId !== undefined){
let data13 = data.groupActivityId;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/groupActivityId",keyword:"type",params:{}});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/groupActivityId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/groupActivityId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.groupBuyingId !== undefined){
let data14 = data.groupBuyingId;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/groupBuyingId",keyword:"type",params:{}});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/groupBuyingId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/groupBuyingId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.items !== undefined){
let data15 = data.items;
if(Array.isArray(data15)){
if(data15.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data15.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.attrValueId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "attrValueId"}});
errors++;
}
if(data16.payNum === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "payNum"}});
errors++;
}
for(const key1 in data16){
if(!((key1 === "attrValueId") || (key1 === "payNum"))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data16.attrValueId !== undefined){
let data17 = data16.attrValueId;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/attrValueId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 9007199254740991 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/attrValueId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/attrValueId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data16.payNum !== undefined){
let data18 = data16.payNum;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/payNum",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 9999 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/payNum",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data18 < 1 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/payNum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.shippingType !== undefined){
let data19 = data.shippingType;
if(!(((data19 === 1) || (data19 === 2)) || (data19 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/shippingType",keyword:"enum",params:{}});
errors++;
}
}
if(data.payPostage !== undefined){
let data20 = data.payPostage;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payPostage",keyword:"type",params:{}});
errors++;
}
const _errs54 = errors;
let valid17 = true;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data20 === "string"){
if(func0(data20) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid4 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs57 = errors;
if(typeof data20 == "number"){
if(!(+data20 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/payPostage",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data20 <= 99999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/payPostage",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data20 === "string"){
if(!pattern6.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/payPostage",keyword:"pattern",params:{}});
errors++;
}
if(!(+data20 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/payPostage",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data20 <= 99999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/payPostage",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid4 = _errs57 === errors;
valid17 = _valid4;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/payPostage",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.couponId !== undefined){
let data21 = data.couponId;
if((!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))) && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/couponId",keyword:"type",params:{}});
errors++;
}
if(typeof data21 == "number"){
if(data21 > 9007199254740991 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/couponId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data21 < 1 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/couponId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.platCouponId !== undefined){
let data22 = data.platCouponId;
if((!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))) && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/platCouponId",keyword:"type",params:{}});
errors++;
}
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/platCouponId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data22 < 1 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/platCouponId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.useIntegral !== undefined){
let data23 = data.useIntegral;
if((!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))) && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/useIntegral",keyword:"type",params:{}});
errors++;
}
if(typeof data23 == "number"){
if(data23 > 9007199254740991 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/useIntegral",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data23 < 0 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/useIntegral",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.realName !== undefined){
let data24 = data.realName;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"type",params:{}});
errors++;
}
if(typeof data24 === "string"){
if(func0(data24) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.userPhone !== undefined){
let data25 = data.userPhone;
if((typeof data25 !== "string") && (data25 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/userPhone",keyword:"type",params:{}});
errors++;
}
const _errs68 = errors;
let valid18 = true;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data25 === "string"){
if(func0(data25) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid5 = _errs69 === errors;
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs71 = errors;
if(typeof data25 === "string"){
if(!pattern1.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/userPhone",keyword:"pattern",params:{}});
errors++;
}
}
var _valid5 = _errs71 === errors;
valid18 = _valid5;
}
if(!valid18){
(vErrors ??= []).push({instancePath:instancePath+"/userPhone",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data25 === "string"){
if(func0(data25) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/userPhone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
}
}
if(data.userAddress !== undefined){
let data26 = data.userAddress;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/userAddress",keyword:"type",params:{}});
errors++;
}
if(typeof data26 === "string"){
if(func0(data26) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/userAddress",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.userRemark !== undefined){
let data27 = data.userRemark;
if((typeof data27 !== "string") && (data27 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/userRemark",keyword:"type",params:{}});
errors++;
}
if(typeof data27 === "string"){
if(func0(data27) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/userRemark",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const action_pay = validate4;
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payType !== undefined){
const _errs5 = errors;
const _errs6 = errors;
if("yue" !== data.payType){
(vErrors ??= []).push({});
errors++;
}
var valid3 = _errs6 === errors;
if(valid3){
(vErrors ??= []).push({});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outTradeNo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outTradeNo"}});
errors++;
}
if(data.outTradeNo !== undefined){
let data1 = data.outTradeNo;
if(typeof data1 === "string"){
if(func0(data1) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payPrice === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payPrice"}});
errors++;
}
if(data.payType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payType"}});
errors++;
}
if(data.payChannel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payChannel"}});
errors++;
}
for(const key0 in data){
if(!((((key0 === "payPrice") || (key0 === "payType")) || (key0 === "payChannel")) || (key0 === "outTradeNo"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.payPrice !== undefined){
let data2 = data.payPrice;
if(typeof data2 == "number"){
if(!(+data2 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data2 <= 99999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"pattern",params:{}});
errors++;
}
if(!(+data2 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data2 <= 99999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payPrice",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.payType !== undefined){
let data3 = data.payType;
if(!(((data3 === "weixin") || (data3 === "alipay")) || (data3 === "yue"))){
(vErrors ??= []).push({instancePath:instancePath+"/payType",keyword:"enum",params:{}});
errors++;
}
}
if(data.payChannel !== undefined){
let data4 = data.payChannel;
if(!((((((((data4 === "public") || (data4 === "h5")) || (data4 === "mini")) || (data4 === "wechatIos")) || (data4 === "wechatAndroid")) || (data4 === "alipay")) || (data4 === "alipayApp")) || (data4 === "yue"))){
(vErrors ??= []).push({instancePath:instancePath+"/payChannel",keyword:"enum",params:{}});
errors++;
}
}
if(data.outTradeNo !== undefined){
let data5 = data.outTradeNo;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"type",params:{}});
errors++;
}
const _errs17 = errors;
let valid6 = true;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func0(data5) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs20 = errors;
if(typeof data5 === "string"){
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid1 = _errs20 === errors;
valid6 = _valid1;
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/outTradeNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const actions = { mark: action_mark, send: action_send, updateInvoice: action_updateInvoice, place: action_place, pay: action_pay };
